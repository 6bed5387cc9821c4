import { escapeHtml } from '@fucina/minecraft-text';

/** The package.json of the extension in this repository, as far as packing reads it. */
interface SourceManifest {
  readonly version: string;
  readonly engines: { readonly vscode: string };
  readonly description: string;
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
}

/** What the manifest of the repository says for all. */
export interface RepositoryFacts {
  readonly author: string;
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly type: string; readonly url: string };
}

/** Who publishes it registers these. */
const IDENTITY = { name: 'fucina', publisher: 'fucina' } as const;

const ONLY_HERE: ReadonlySet<string> = new Set([
  'private',
  'type',
  'dependencies',
  'devDependencies',
]);

/** The package.json of the extension as editors read it. */
export function writeManifest(
  source: SourceManifest & Readonly<Record<string, unknown>>,
  { author, homepage, bugs, repository }: RepositoryFacts,
): string {
  const kept = Object.entries(source).filter(([name]) => !ONLY_HERE.has(name));
  const whole = { ...Object.fromEntries(kept), ...IDENTITY, author, homepage, bugs, repository };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** What says in the file of an extension whose it is: extension.vsixmanifest. */
export function writeVsixManifest(
  { version, engines, categories, keywords }: SourceManifest,
  description: string,
): string {
  const { name, publisher } = IDENTITY;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>Fucina</DisplayName>
    <Description xml:space="preserve">${escapeHtml(description)}</Description>
    <Tags>${escapeHtml(keywords.join(','))}</Tags>
    <Categories>${escapeHtml(categories.join(','))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escapeHtml(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace,web"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

/** What kind of file each ending is: [Content_Types].xml. */
export function writeContentTypes(paths: readonly string[]): string {
  const endings = new Set(paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  const types = [...endings].map((ending) => {
    const type = TYPES[ending];
    if (type === undefined) throw new Error(`nobody said what a file .${ending} is`);
    return `<Default Extension=".${ending}" ContentType="${type}"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>
`;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'application/javascript',
  png: 'image/png',
  txt: 'text/plain',
  vsixmanifest: 'text/xml',
};
