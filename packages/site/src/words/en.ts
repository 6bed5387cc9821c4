import app from './en/app.json' with { type: 'json' };
import config from './en/config.json' with { type: 'json' };
import configDiff from './en/config-diff.json' with { type: 'json' };
import failure from './en/failure.json' with { type: 'json' };
import formatting from './en/formatting.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import icon from './en/icon.json' with { type: 'json' };
import loreGenerator from './en/lore-generator.json' with { type: 'json' };
import motd from './en/motd.json' with { type: 'json' };
import notFound from './en/not-found.json' with { type: 'json' };
import profile from './en/profile.json' with { type: 'json' };
import server from './en/server.json' with { type: 'json' };
import serverStatus from './en/server-status.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import skins from './en/skins.json' with { type: 'json' };
import skulls from './en/skulls.json' with { type: 'json' };
import smallcap from './en/smallcap.json' with { type: 'json' };
import textGradient from './en/text-gradient.json' with { type: 'json' };
import textPlaces from './en/text-places.json' with { type: 'json' };
import textWorkshop from './en/text-workshop.json' with { type: 'json' };
import texture from './en/texture.json' with { type: 'json' };
import things from './en/things.json' with { type: 'json' };
import tools from './en/tools.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };

export const en = {
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
