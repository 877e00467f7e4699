# Packs programs that were built already into a zip file, and into an installer where Inno Setup 6 is there.
#   packaging/windows/pack.ps1 target/dist/king-of-tokyo.exe [FOLDER]
# Beside the game lies king-of-tokyo-window.exe, which opens it without a terminal: in the package that is what one starts.
param([Parameter(Mandatory)][string]$Program, [string]$Out = 'target/packages')
$ErrorActionPreference = 'Stop'

$root = Resolve-Path (Join-Path $PSScriptRoot '../..')
$window = Join-Path (Split-Path $Program) 'king-of-tokyo-window.exe'
foreach ($needed in $Program, $window) {
    if (-not (Test-Path $needed)) { throw "$needed is not there: build it with cargo build --profile dist" }
}
$version = ((& $Program --version) -split ' ')[1]
$name = "king-of-tokyo-$version-windows-x86_64"
$folder = Join-Path $Out $name
if (Test-Path $folder) { Remove-Item -Recurse -Force $folder }
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item $Program (Join-Path $folder 'king-of-tokyo.exe')
Copy-Item $window (Join-Path $folder 'King of Tokyo.exe')
foreach ($file in 'README.md', 'CHANGELOG.md', 'CREDITS.md', 'LICENSE-MIT', 'LICENSE-APACHE') {
    Copy-Item (Join-Path $root $file) $folder
}
# Fonts are in the program; their licences go with it.
Copy-Item (Join-Path $root 'resources/fonts/*-OFL.txt') $folder
Compress-Archive -Force -Path $folder -DestinationPath (Join-Path $Out "$name.zip")
Write-Output (Join-Path $Out "$name.zip")

$known = Join-Path ${env:ProgramFiles(x86)} 'Inno Setup 6/ISCC.exe'
$inno = if (Get-Command iscc -ErrorAction SilentlyContinue) { 'iscc' } elseif (Test-Path $known) { $known } else { $null }
if ($inno) {
    $full = (Resolve-Path $Out).Path
    & $inno /Qp "/DVersion=$version" "/DFolder=$((Resolve-Path $folder).Path)" "/DOut=$full" (Join-Path $PSScriptRoot 'setup.iss')
    if ($LASTEXITCODE -ne 0) { throw "Inno Setup ended with $LASTEXITCODE" }
    Write-Output (Join-Path $Out "$name-setup.exe")
} else {
    Write-Output 'no installer: Inno Setup 6 is not there'
}
