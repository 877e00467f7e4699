# Packs a program that was built already into a zip file.
#   packaging/windows/pack.ps1 target/release/king-of-tokyo.exe [FOLDER]
param([Parameter(Mandatory)][string]$Program, [string]$Out = 'target/packages')
$ErrorActionPreference = 'Stop'

$root = Resolve-Path (Join-Path $PSScriptRoot '../..')
$version = ((& $Program --version) -split ' ')[1]
$name = "king-of-tokyo-$version-windows-x86_64"
$folder = Join-Path $Out $name
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item $Program $folder
foreach ($file in 'README.md', 'CHANGELOG.md', 'CREDITS.md', 'LICENSE-MIT', 'LICENSE-APACHE') {
    Copy-Item (Join-Path $root $file) $folder
}
Compress-Archive -Force -Path $folder -DestinationPath (Join-Path $Out "$name.zip")
Write-Output (Join-Path $Out "$name.zip")
