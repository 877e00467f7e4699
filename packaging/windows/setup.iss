; The installer for Windows, made by packaging/windows/pack.ps1 where Inno Setup 6 is there:
;   iscc /DVersion=0.3.2 /DFolder=C:\...\king-of-tokyo-0.3.2-windows-x86_64 /DOut=C:\...\packages setup.iss
; For whoever runs it alone, or for everybody who uses the machine, as they choose. Saved games lie elsewhere and stay.
#ifndef Version
  #error Version is missing: run packaging/windows/pack.ps1
#endif

[Setup]
; Never another one: by it the installer of the next version finds this one.
AppId={{5E1C2A57-0E0B-4E0C-9B53-7B1D8A3F6C21}
AppName=King of Tokyo
AppVersion={#Version}
AppVerName=King of Tokyo {#Version}
AppPublisher=The contributors of king-of-tokyo
DefaultDirName={autopf}\King of Tokyo
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
WizardStyle=modern
Compression=lzma2
SolidCompression=yes
SetupIconFile=..\icons\king-of-tokyo.ico
UninstallDisplayIcon={app}\King of Tokyo.exe
OutputDir={#Out}
OutputBaseFilename=king-of-tokyo-{#Version}-windows-x86_64-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.GameFile=game of King of Tokyo
fr.GameFile=partie de King of Tokyo

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{autoprograms}\King of Tokyo"; Filename: "{app}\King of Tokyo.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.kot\OpenWithProgids"; ValueType: string; ValueName: "KingOfTokyo.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\KingOfTokyo.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\KingOfTokyo.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\King of Tokyo.exe,0"
Root: HKA; Subkey: "Software\Classes\KingOfTokyo.Game\shell\open\command"; ValueType: string; ValueData: """{app}\King of Tokyo.exe"" ""%1"""

[Run]
Filename: "{app}\King of Tokyo.exe"; Description: "{cm:LaunchProgram,King of Tokyo}"; Flags: nowait postinstall skipifsilent
