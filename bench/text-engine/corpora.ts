import { CONFORMANCE_SUITE } from '@fucina/minimessage-conformance';

export interface Corpus {
  readonly name: string;
  readonly texts: readonly string[];
}

const CHAT = [
  'gg everyone, that was close!',
  'anyone selling a beacon? I pay 3 stacks of diamonds',
  "brb, dinner. don't touch my villagers pls",
  'wp 😀 see you at spawn in 5 minutes',
  'Is the end open yet, or do we have to wait until Sunday evening?',
  'I need 64 oak logs and 12 glass panes for the roof',
  'x: 1204 y: 63 z: -588, bring food',
  'Benvenuto! Leggi le regole prima di costruire, grazie.',
];

const TAGGED = [
  '<gray>[<gold>VIP</gold>]</gray> <green>Steve</green><dark_gray>:</dark_gray> <white>hello <b>there</b>!</white>',
  '<red><b>Warning!</b></red> <yellow>The server restarts in <u>5</u> minutes.</yellow>',
  `<click:run_command:'/warp shop'><hover:show_text:'<gray>Click to open the <gold>shop</gold>'><aqua>[Shop]</aqua></hover></click> <i>or</i> <#ff8800>type /shop</#ff8800>`,
  '<dark_gray><st>          </st></dark_gray> <gold><b>Welcome</b></gold> <dark_gray><st>          </st></dark_gray>',
  '<!i><white>Sharpness <light_purple>V</light_purple></white><br><!i><gray>Damage: <red>+12</red></gray>',
  '<c:#12ab34>one</c><color:blue>two</color><colour:#abcdef>three</colour><reset>four <obf>abc</obf>',
  `<lang:block.minecraft.diamond_block> <key:key.jump/> <insert:'Steve'><yellow>Steve</yellow></insert>`,
  '<font:uniform><aqua>small</aqua></font> <shadow:#000000ff><white>shadow</white></shadow> <sel:@p/>',
];

const HALF = 50_000;

export const TAGGED_LINES = repeat(TAGGED, 2000);

export const CORPORA: readonly Corpus[] = [
  { name: 'plain chat lines', texts: repeat(CHAT, 2000) },
  { name: 'heavily tagged lines', texts: TAGGED_LINES },
  { name: 'inputs of the vectors', texts: CONFORMANCE_SUITE.cases.map(({ input }) => input) },
  { name: '100 kB of < and quotes', texts: [`<"<'`.repeat(HALF / 2)] },
];

/** One message of tagged lines with about this many characters. */
export function longMessage(length: number): string {
  const line = TAGGED.join(' ');
  return line.repeat(Math.ceil(length / line.length)).slice(0, length);
}

function repeat(lines: readonly string[], count: number): string[] {
  // Every line is a new string, so that no engine gains from memoising lines.
  return Array.from({ length: count }, (_, index) => `${lines[index % lines.length]} ${index}`);
}
