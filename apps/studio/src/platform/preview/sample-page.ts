import type { StarterKitName } from '@foyer/contract/apps/shapes'
import type { PageEntity, PageIndex, PageLink, MediaAsset } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { LabelKey, Translate } from '@foyer/i18n'
import { createArtUrl } from '../art.ts'

/** The content of the sample: that of a starter kit. */
export type SampleKind = StarterKitName

type OpenPage = Extract<PageIndex, { kind: 'open' }>

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const HOME = id(1)

/** What a kit's sample shows: the opening picture, three pictures of pages, and the words around them. */
type Sample = {
  readonly hero: string
  readonly covers: readonly [string, string, string]
  readonly eyebrow: LabelKey
  readonly title: LabelKey
  readonly today: LabelKey
  readonly facts: PageLink['facts']
  readonly start: LabelKey
  readonly titles: readonly [LabelKey, LabelKey, LabelKey]
}

const strength: Sample = {
  hero: 'figure.squat.ember.4',
  covers: ['plates.dawn.3', 'ridge.clay.5', 'kettlebell.bone.2'],
  eyebrow: 'studio.preview.eyebrow',
  title: 'studio.preview.title',
  today: 'studio.preview.workout',
  facts: { minutes: 42, exercises: 5 },
  start: 'studio.preview.start',
  titles: ['studio.preview.program_1', 'studio.preview.program_2', 'studio.preview.program_3'],
}

const samples: Readonly<Record<SampleKind, Sample>> = {
  strength,
  blank: strength,
  yoga: {
    hero: 'figure.warrior.ember.1',
    covers: ['figure.dog.dawn.3', 'figure.cat.clay.5', 'tide.ash.2'],
    eyebrow: 'studio.preview.yoga_eyebrow',
    title: 'studio.preview.yoga_title',
    today: 'studio.preview.yoga_today',
    facts: { minutes: 30, exercises: 7 },
    start: 'studio.preview.look',
    titles: ['studio.preview.yoga_1', 'studio.preview.yoga_2', 'studio.preview.yoga_3'],
  },
  nutrition: {
    hero: 'bowl.ember.1',
    covers: ['salad.ember.3', 'soup.clay.5', 'smoothie.dawn.2'],
    eyebrow: 'studio.preview.nutrition_eyebrow',
    title: 'studio.preview.nutrition_title',
    today: 'studio.preview.nutrition_today',
    facts: { minutes: 5, protein: 36 },
    start: 'studio.preview.look',
    titles: ['studio.preview.nutrition_1', 'studio.preview.nutrition_2', 'studio.preview.nutrition_3'],
  },
}

/** A home page with a picture, one thing for today and three pages, its pictures drawn in the brand's colour. */
export function createSamplePage(t: Translate, brand: string, kind: SampleKind): OpenPage {
  const sample = samples[kind]
  const media: Record<string, MediaAsset> = {
    [id(11)]: picture(id(11), brand, sample.hero, 750, 600),
    [id(12)]: picture(id(12), brand, sample.covers[0], 480, 296),
    [id(13)]: picture(id(13), brand, sample.covers[1], 480, 296),
    [id(14)]: picture(id(14), brand, sample.covers[2], 480, 296),
  }
  const links: Record<string, PageLink> = {
    [id(2)]: link(id(2), t(sample.today), kind === 'nutrition' ? 'meal' : 'workout', id(11), sample.facts),
    [id(3)]: link(id(3), t(sample.titles[0]), 'program', id(12), { weeks: 12 }),
    [id(4)]: link(id(4), t(sample.titles[1]), 'program', id(13), { weeks: 3 }),
    [id(5)]: link(id(5), t(sample.titles[2]), 'program', id(14), { weeks: 4 }),
  }
  return {
    kind: 'open',
    release_id: id(9),
    locale: 'en',
    media,
    links,
    lists: {},
    page: {
      ...entity,
      page_title: t(sample.title),
      blocks: kind === 'blank' ? createEmptyPage(t) : createFullPage(t, sample),
    },
  }
}

function createFullPage(t: Translate, sample: Sample): StoredBlock[] {
  return [
    hero(t(sample.eyebrow), t(sample.title), id(11), {
      card_page_id: id(2),
      card_label: t('studio.preview.today'),
      card_button: t(sample.start),
    }),
    {
      id: id(22),
      type: 'collection',
      version: 1,
      props: {
        title: t('studio.preview.programs'),
        source: 'pages',
        page_ids: [id(3), id(4), id(5)],
        parent_page_id: null,
        content_type: 'program',
        limit: 12,
        layout: 'row',
        cover: 'wide',
        more_text: t('common.see_all'),
        more_action: { id: id(31), type: 'open_page', page_id: id(3) },
      },
    },
  ]
}

function createEmptyPage(t: Translate): StoredBlock[] {
  return [
    hero('', t('studio.preview.blank_title'), id(13), {}),
    {
      id: id(23),
      type: 'button',
      version: 1,
      props: {
        text: t('studio.preview.blank_button'),
        action: { id: id(32), type: 'open_page', page_id: HOME },
        style: 'filled',
        width: 'full',
        icon: null,
      },
    },
  ]
}

function hero(eyebrow: string, title: string, media_id: string, card: Record<string, string>): StoredBlock {
  return {
    id: id(21),
    type: 'hero',
    version: 2,
    props: {
      eyebrow,
      title,
      subtitle: '',
      image: { media_id, alt: '' },
      height_ratio: 80,
      align: 'start',
      action: null,
      action_text: '',
      card_page_id: null,
      card_label: '',
      card_button: '',
      is_personal: false,
      ...card,
    },
  }
}

function picture(media_id: string, brand: string, word: string, width: number, height: number): MediaAsset {
  return {
    id: media_id,
    width,
    height,
    placeholder: null,
    src: createArtUrl(brand, word, width, height),
    variants: [],
  }
}

function link(
  page_id: string,
  title: string,
  content_type: string,
  media_id: string,
  facts: PageLink['facts'],
): PageLink {
  return {
    page_id,
    path: '/',
    title,
    content_type,
    cover: { media_id, alt: '' },
    facts,
    gate: 'open',
    root_id: null,
    product_ids: [],
    overlay_id: null,
    unlocks_at: null,
    has_viewable: false,
  }
}

const entity: PageEntity = {
  page_id: HOME,
  root_id: HOME,
  content_root_id: HOME,
  page_title: '',
  page_content_type: 'generic',
  page_data: '/',
  cover: null,
  og_title: '',
  og_description: '',
  og_image: null,
  color_mode: null,
  page_access: [],
  attributes: [],
  page_schedules: [],
  page_actions: [],
  siblings: [],
  blocks: [],
  is_root: true,
  show_back_button: false,
  show_bookmark_button: false,
  show_add_to_schedule_button: false,
  show_tabbar: true,
  show_view_switcher: false,
  background_color: null,
  use_global_toolbar: true,
  is_commentable: false,
  message_thread_id: null,
  fields: {},
}
