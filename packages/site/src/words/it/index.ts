import { messages as configMessages } from '@fucina/config-text/messages';
import { MAX_LORE_LINES } from '@fucina/minecraft-item';
import { messages as itemMessages } from '@fucina/minecraft-item/messages';
import { fillIn, messages as profileMessages } from '@fucina/minecraft-profile/messages';
import { messages } from '@fucina/minecraft-text/messages';
import { messages as addressMessages } from '@fucina/server-address/messages';
import { messages as launchMessages } from '@fucina/server-launch/messages';
import { messages as pingMessages } from '@fucina/server-ping/messages';
import { messages as placeMessages } from '@fucina/text-places/messages';
import type { Words } from '../key.ts';
import { markupWords } from '../markup.ts';
import accessibility from './accessibility.json' with { type: 'json' };
import api from './api.json' with { type: 'json' };
import app from './app.json' with { type: 'json' };
import config from './config.json' with { type: 'json' };
import configDiff from './config-diff.json' with { type: 'json' };
import configExamples from './config-examples.json' with { type: 'json' };
import docs from './docs.json' with { type: 'json' };
import failure from './failure.json' with { type: 'json' };
import formatting from './formatting.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import icon from './icon.json' with { type: 'json' };
import kept from './kept.json' with { type: 'json' };
import loreGenerator from './lore-generator.json' with { type: 'json' };
import motd from './motd.json' with { type: 'json' };
import notFound from './not-found.json' with { type: 'json' };
import profile from './profile.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import server from './server.json' with { type: 'json' };
import serverStatus from './server-status.json' with { type: 'json' };
import serverWatch from './server-watch.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import shortcuts from './shortcuts.json' with { type: 'json' };
import skins from './skins.json' with { type: 'json' };
import skulls from './skulls.json' with { type: 'json' };
import smallcap from './smallcap.json' with { type: 'json' };
import statusPage from './status-page.json' with { type: 'json' };
import textGradient from './text-gradient.json' with { type: 'json' };
import textWorkshop from './text-workshop.json' with { type: 'json' };
import texture from './texture.json' with { type: 'json' };
import things from './things.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };
import watched from './watched.json' with { type: 'json' };

const { alternatives, differences } = configMessages.it;
const { give, command } = itemMessages.it;
const { who, characters } = profileMessages.it;
const { unanswered, looks_like } = pingMessages.it;
const { judged, ...launch } = launchMessages.it;

export const words: Words = {
  shell,
  accessibility,
  api,
  docs,
  home,
  kept,
  tools,
  config_diff: configDiff,
  config_examples: configExamples,
  texture,
  lore_generator: {
    ...loreGenerator,
    refused: {
      ...loreGenerator.refused,
      item: give['item-id'],
      lore: fillIn(give['lore-lines'], { most: MAX_LORE_LINES }),
    },
  },
  search,
  server: {
    ...server,
    ...launch,
    explain: { ...server.explain, judged: { ...judged, ...server.explain.judged } },
  },
  smallcap,
  text_gradient: {
    ...textGradient,
    errors: { ...textGradient.errors, ...messages.it.gradients },
  },
  text_places: placeMessages.it,
  server_status: { ...serverStatus, address_fault: addressMessages.it.address },
  shortcuts,
  skins,
  skulls: {
    ...skulls,
    refused: { ...skulls.refused, target: give.target, lore_lines: give['lore-lines'] },
    errors: {
      ...skulls.errors,
      command: command.command,
      command_without_head: command['command-without-head'],
      named_escape: command['named-escape'],
    },
  },
  formatting,
  icon,
  profile: { ...profile, ...who },
  text_workshop: {
    ...textWorkshop,
    unread_code: messages.it.reading['built-by-code'],
    losses: messages.it.losses,
  },
  motd,
  config: {
    ...config,
    alternatives,
    proof: { ...config.proof, differences },
  },
  things,
  server_watch: serverWatch,
  watched,
  status_page: statusPage,
  ui: {
    ...ui,
    characters,
    unanswered,
    looks_like,
    markup: markupWords(ui.markup, messages.it),
  },
  app,
  not_found: notFound,
  failure,
};
