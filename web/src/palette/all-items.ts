import {
  allPages,
  guideSection,
  guides,
  type Page,
  pageById,
  rulePath,
  type ToolId,
  tools,
} from '@fucina/site';
import { helpTopics } from '../shell/help.tsx';
import type { PageWords } from '../words/page-words.ts';
import { sectionKey } from '../words/section-key.ts';
import type { SearchedItem } from './palette-item.ts';
import { type Settings, settingItems } from './setting-items.ts';

/** The page's own language first, then the others: items are found by the words of all. */
export type Languages = readonly [own: PageWords, ...others: PageWords[]];

const PAGE = 'page:';

/** The pages, the tools first. */
export function pageItems(languages: Languages): readonly SearchedItem[] {
  const pages = allPages.toSorted(
    (one, other) => Number(one.isBasePage) - Number(other.isBasePage),
  );
  return pages.map((page) => pageItem(page, languages));
}

/** Everything else that the search finds. */
export function otherItems(languages: Languages, settings: Settings): readonly SearchedItem[] {
  return [
    ...tools.flatMap((tool) => exampleItems(tool, languages)),
    ...formatItems('notations', languages),
    ...formatItems('commands', languages),
    ...settingItems(languages, settings),
    ...allPages.flatMap((page) => helpItems(page, languages)),
    ...guides.flatMap((guide) => guideItems(guide, languages)),
    ...ruleItems(languages),
  ];
}

/** Whether an id is one of `pageItems`. */
export function isPage(id: string): boolean {
  return id.startsWith(PAGE);
}

function pageItem(page: Page, languages: Languages): SearchedItem {
  const [{ t }] = languages;
  const name = page.id === 'home' ? 'shell.home' : page.title;
  return {
    id: PAGE + page.id,
    kind: 'tools',
    title: t(name),
    detail: t(page.description),
    icon: page.icon,
    action: { kind: 'visit', address: page.path },
    texts: {
      names: languages.map((each) => each.t(name)),
      keywords: languages.map((each) => each.t(sectionKey(page, 'keywords'))),
      summaries: languages.map((each) => each.t(page.description)),
    },
  };
}

function exampleItems(tool: Page & { id: ToolId }, languages: Languages): readonly SearchedItem[] {
  const [own] = languages;
  const labels = languages.map(({ section }) => section(sectionKey(tool, 'examples')));
  return Object.entries(labels[0] ?? {}).map(([name, label]) => ({
    id: `example:${tool.id}/${name}`,
    kind: 'examples',
    title: String(label),
    detail: own.t(tool.title),
    icon: tool.icon,
    action: { kind: 'example', tool: tool.id, name },
    texts: {
      names: labels.map((all) => textIn(all, name)),
      keywords: languages.flatMap(({ t }) => [t(tool.title), t('search.example_keywords')]),
      summaries: [],
    },
  }));
}

function formatItems(
  kind: 'notations' | 'commands',
  languages: Languages,
): readonly SearchedItem[] {
  const workshop = pageById('text-workshop');
  const sentence = kind === 'commands' ? 'search.convert_command' : 'search.convert';
  const [own] = languages;
  const formats = languages.map(({ section }) => section(`text_workshop.outputs.${kind}`));
  return Object.entries(formats[0] ?? {}).map(([name, format]) => ({
    id: `format:${name}`,
    kind: 'formats',
    title: own.t(sentence, { format }),
    detail: own.t(workshop.title),
    icon: workshop.icon,
    action: { kind: 'output', name },
    texts: {
      names: languages.map(({ t }, index) =>
        t(sentence, { format: textIn(formats[index] ?? {}, name) }),
      ),
      keywords: [name, ...languages.map(({ t }) => t('search.convert_keywords'))],
      summaries: languages.map(({ t }) => t(workshop.title)),
    },
  }));
}

function helpItems(page: Page, languages: Languages): readonly SearchedItem[] {
  const topics = languages.map(({ section }) => helpTopics(section(sectionKey(page, 'help'))));
  const [own] = languages;
  return (topics[0] ?? []).map(({ id, title }) => {
    const everywhere = topics.flatMap((all) => all.filter((topic) => topic.id === id));
    return {
      id: `help:${page.id}/${id}`,
      kind: 'help',
      title,
      detail: own.t(page.title),
      icon: 'library',
      action: { kind: 'visit', address: `${page.path}#${id}` },
      texts: {
        names: everywhere.map((topic) => topic.title),
        keywords: languages.map(({ t }) => t(page.title)),
        summaries: everywhere.map((topic) => topic.text),
      },
    };
  });
}

/** A guide of the manual and its chapters. */
function guideItems(
  { name, path, icon }: (typeof guides)[number],
  languages: Languages,
): readonly SearchedItem[] {
  const all = languages.map(({ section }) => section(`docs.guides.${name}`));
  const titles = all.map((guide) => textIn(guide, 'title'));
  const [title = ''] = titles;
  // The words of the manual are not here yet.
  if (title === '') return [];
  const chapters = languages.map(({ section }) => section(`${guideSection(name)}.headings`));
  const item = { kind: 'help', icon } as const;
  return [
    {
      ...item,
      id: `guide:${name}`,
      title,
      detail: languages[0].t('docs.title'),
      action: { kind: 'visit', address: path },
      texts: {
        names: titles,
        keywords: languages.map(({ t }) => t('docs.title')),
        summaries: all.map((guide) => textIn(guide, 'description')),
      },
    },
    ...Object.entries(chapters[0] ?? {}).map(([id, chapter]) => ({
      ...item,
      id: `guide:${name}/${id}`,
      title: String(chapter),
      detail: title,
      action: { kind: 'visit', address: `${path}#${id}` } as const,
      texts: {
        names: chapters.map((each) => textIn(each, id)),
        keywords: titles,
        summaries: [],
      },
    })),
  ];
}

/** The rules of the check, by their names and their titles. */
function ruleItems(languages: Languages): readonly SearchedItem[] {
  const { icon } = pageById('docs');
  return Object.keys(languages[0].section('rules')).map((rule) => {
    const texts = languages.map(({ section }) => section(`rules.${rule}`));
    const titles = texts.map((text) => textIn(text, 'title'));
    return {
      id: `rule:${rule}`,
      kind: 'help',
      title: titles[0] ?? rule,
      detail: rule,
      icon,
      action: { kind: 'visit', address: rulePath(rule) },
      texts: {
        names: [rule, ...titles],
        keywords: languages.map(({ t }) => t('docs.guides.reference/rules.title')),
        summaries: texts.map((text) => textIn(text, 'description')),
      },
    };
  });
}

function textIn(section: object, name: string): string {
  const text: unknown = Object.entries(section).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : '';
}
