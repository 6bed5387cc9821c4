export const en = {
  names: {
    chat: 'Chat',
    'action-bar': 'Action bar',
    title: 'Title and subtitle',
    'boss-bar': 'Boss bar',
    sign: 'Sign',
    book: 'Book',
    'tab-list': 'Tab list',
    sidebar: 'Sidebar',
    'name-tag': 'Name tag',
    'text-display': 'Text display',
    item: 'Name and lore',
    disconnect: 'Kick screen',
    'server-list': 'Server list',
    'held-item': 'Item in hand',
    toast: 'Advancement',
  },
  notices: {
    width: 'Line {{line}} is {{over}} px too wide: the game cuts it off.',
    covers: 'It covers {{percent}} % of the screen’s width.',
    cut: 'Line {{line}} ends before “{{hidden}}”: the rest is not shown.',
    lines: 'This place has room for {{shown}} of the text’s {{count}} lines.',
    'newest-lines': 'Only the last {{shown}} of {{count}} lines are seen at once.',
    newline: 'This place has one line: a line break is shown as a box.',
    'event-place': 'Here nothing happens when a player points at the text or clicks it.',
    'insertion-place': 'Here a shift-click inserts nothing.',
    'hover-place': 'Here nothing is shown when a player points at the text.',
    'needs-game': 'This needs Minecraft {{since}} or newer.',
    'not-in-bedrock': 'Bedrock Edition does not have this.',
    'needs-codes': 'Before Minecraft {{since}} only § codes were read here.',
    length: 'Line {{line}} has {{length}} characters; here are at most {{max}}.',
    'sign-click':
      'Since Minecraft {{since}} a click on a sign runs nothing unless the sign has allow_op_features.',
    'line-click':
      'Line {{line}}: on a sign only a click on the whole line counts, not one on a part of it.',
    'not-in-motd': 'Since Minecraft {{since}} heads are shown as text here.',
    'other-breaks': 'Games before {{since}} break these lines in other places than newer ones.',
  },
  labels: {
    page: 'Page {{page}} of {{count}}',
    kicked: 'Connection lost',
    back: 'Back to the server list',
    advancement: 'Advancement made!',
  },
};

/** The sentences of one language; English defines the keys. `{{name}}` is a value of the notice. */
export type MessageWords = typeof en;
