/** The request of the gradient page for one line of chat. */
export const GRADIENT_TEXT = 'Welcome to the forge, traveller! Mind the sparks.';
const COLORS = [
  { hex: '#E43A96', pos: 0 },
  { hex: '#F7774F', pos: 50 },
  { hex: '#FBE108', pos: 100 },
];
const flags = 'bold=false&italic=false&underline=false&strikethrough=false';
const colors = encodeURIComponent(JSON.stringify(COLORS));

export const GRADIENT_PATH = `/api/v2/rgb?text=${encodeURIComponent(GRADIENT_TEXT)}&format=${encodeURIComponent('&#rrggbb')}&colors=${colors}&${flags}`;
