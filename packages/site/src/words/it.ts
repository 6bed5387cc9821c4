import type { en } from './en.ts';
import app from './it/app.json' with { type: 'json' };
import config from './it/config.json' with { type: 'json' };
import configDiff from './it/config-diff.json' with { type: 'json' };
import failure from './it/failure.json' with { type: 'json' };
import formatting from './it/formatting.json' with { type: 'json' };
import home from './it/home.json' with { type: 'json' };
import icon from './it/icon.json' with { type: 'json' };
import loreGenerator from './it/lore-generator.json' with { type: 'json' };
import motd from './it/motd.json' with { type: 'json' };
import notFound from './it/not-found.json' with { type: 'json' };
import profile from './it/profile.json' with { type: 'json' };
import server from './it/server.json' with { type: 'json' };
import serverStatus from './it/server-status.json' with { type: 'json' };
import shell from './it/shell.json' with { type: 'json' };
import skins from './it/skins.json' with { type: 'json' };
import skulls from './it/skulls.json' with { type: 'json' };
import smallcap from './it/smallcap.json' with { type: 'json' };
import textGradient from './it/text-gradient.json' with { type: 'json' };
import textPlaces from './it/text-places.json' with { type: 'json' };
import textWorkshop from './it/text-workshop.json' with { type: 'json' };
import texture from './it/texture.json' with { type: 'json' };
import things from './it/things.json' with { type: 'json' };
import tools from './it/tools.json' with { type: 'json' };
import ui from './it/ui.json' with { type: 'json' };

export const it: typeof en = {
  shell,
  home,
  tools,
  config_diff: configDiff,
  texture,
  lore_generator: loreGenerator,
  server,
  smallcap,
  text_gradient: textGradient,
  text_places: textPlaces,
  server_status: serverStatus,
  skins,
  skulls,
  formatting,
  icon,
  profile,
  text_workshop: textWorkshop,
  motd,
  config,
  things,
  ui,
  app,
  not_found: notFound,
  failure,
};
