/** What the form of an endpoint holds at first; its example answer belongs to it. */
export const EXAMPLE_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gradient: { text: 'Fucina', colors: '["#E43A96","#FB8B24"]', format: '&#rrggbb' },
  playerProfile: { username: 'Notch' },
  sessionProfile: { uuid: '069a79f444e94726a5befca90e38aaf5' },
  skinImage: { id: 'Notch' },
  capeImage: { id: 'Notch' },
  avatarImage: { id: 'Notch', size: '64' },
  headImage: { id: 'Notch' },
  bodyImage: { id: 'Notch' },
  bustImage: { id: 'Notch' },
  playerHead: { playerName: 'Notch' },
  javaStatus: { address: 'play.example.com' },
  bedrockStatus: { address: 'bedrock.example.com' },
  serverIcon: { address: 'play.example.com' },
  serverBadge: { address: 'play.example.com.svg' },
};
