import type { MediaFile } from '@foyer/contract/media/shapes'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { MediaAsset, PageLink } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { AppTheme } from '@foyer/domain/theme'
import { createContext, useContext, type ReactNode } from 'react'
import type { TreeNode } from './types.ts'

/** A picture of the library, as pickers show it. */
export type LibraryPicture = {
  readonly id: string
  readonly name: string
  readonly alt: string
  readonly asset: MediaAsset
  /** Whether the picture gets a permanent public URL when a public page shows it. */
  readonly public_address: 'automatic' | 'never'
}

/** An attribute of pages or members, which texts can show. */
export type TextAttribute = OutputFor<'attributes.listAttributes'>['items'][number]

/** What an owner changes of a picture; what is not given stays. */
export type PictureChange = Partial<Pick<LibraryPicture, 'name' | 'alt' | 'public_address'>>

/** Something that can be bought, as pickers show it. */
export type PickableProduct = { readonly id: string; readonly title: string }

/** What a browser of pages found, and one page of it. */
export type BrowseResult = OutputFor<'pages.browsePages'>
export type BrowsedPage = BrowseResult['items'][number]

/** The services that the editor requires. The pages feature provides them; tests provide their own. */
export type EditorServices = {
  readonly app: {
    readonly slug: string
    readonly name: string
    readonly theme: AppTheme
    /** The language that members see first. */
    readonly locale: string
    readonly time_zone: string
  }
  /** Every page of the app, in tree order. */
  readonly pages: readonly TreeNode[]
  readonly products: readonly PickableProduct[]
  /** The tags of the app by name. */
  readonly tags: readonly { readonly id: string; readonly name: string }[]
  /** What the rule of a collection finds among published pages. */
  readonly previewRule: (rule: ContentRule) => Promise<OutputFor<'library.previewRule'>>
  /** The values that published pages of a type have, by what rules filter by. */
  readonly listRuleValues: (content_type: string) => Promise<OutputFor<'library.listRuleValues'>>
  /** The app's attributes; null where texts show none, such as outside of pages. */
  readonly attributes: readonly TextAttribute[] | null
  /** Pages of one type, ranked for a term; `filters` as the call takes them. */
  readonly browsePages: (input: {
    readonly content_type: string
    readonly term: string
    readonly filters: string
  }) => Promise<BrowseResult>
  /** Creates a page of the app. Throws `ApiError` with the reason where it is refused. */
  readonly createPage: (input: {
    readonly content_type: string
    readonly title: string
    readonly parent_id: string | null
  }) => Promise<TreeNode>
  /** The fields of a page's draft. */
  readonly readFields: (page_id: string) => Promise<Readonly<Record<string, unknown>>>
  readonly searchPages: (term: string, content_types: readonly string[]) => Promise<readonly TreeNode[]>
  readonly listPictures: (term: string) => Promise<readonly LibraryPicture[]>
  /** Changes a picture of the library. Throws `ApiError` with the reason where it is refused. */
  readonly changePicture: (id: string, change: PictureChange) => Promise<LibraryPicture>
  /** Takes a picture into the library. Throws `ApiError` with the reason where it is refused. */
  readonly uploadPicture: (
    file: File,
    course: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<LibraryPicture>
  /** Files of the library of some kinds, by name, and the largest that the server accepts. */
  readonly listFiles: (
    kinds: readonly MediaFile['kind'][],
    term: string,
  ) => Promise<{
    readonly items: readonly MediaFile[]
    readonly max_bytes: number
    /** Whether the server converts videos to sizes for each screen. */
    readonly can_convert: boolean
  }>
  /** A file as it is now, with how far it is converted. */
  readonly getFile: (id: string) => Promise<MediaFile>
  /** Converts a video, or tries again. Throws `ApiError` where the server cannot. */
  readonly convertFile: (id: string) => Promise<MediaFile>
  /** Adds a file to the library; goes on after an interruption. Throws `ApiError` where the server refuses it. */
  readonly uploadFile: (
    file: File,
    course: {
      readonly kind: MediaFile['kind']
      readonly signal: AbortSignal
      readonly onProgress: (share: number) => void
    },
  ) => Promise<MediaFile>
  /** Adds or replaces the captions of one language. */
  readonly setCaptions: (
    id: string,
    captions: { readonly locale: string; readonly label: string; readonly file: File },
  ) => Promise<MediaFile>
  readonly deleteCaptions: (id: string, locale: string) => Promise<MediaFile>
  /** The pictures and files of the library that blocks show; what is left out is not in it. */
  readonly findBlockAssets: (blocks: readonly StoredBlock[]) => Promise<OutputFor<'pages.findBlockAssets'>>
  readonly listPatterns: () => Promise<OutputFor<'pages.listPatterns'>>
  /** Saves blocks as a pattern, or with a type a page as a template. Throws `ApiError` where it is refused. */
  readonly savePattern: (pattern: InputFor<'pages.createPattern'>) => Promise<Pattern>
  readonly renamePattern: (id: string, name: string) => Promise<Pattern>
  readonly deletePattern: (id: string) => Promise<void>
}

/** A saved pattern or page template. */
export type Pattern = OutputFor<'pages.listPatterns'>['items'][number]

/** The services that concern pages where a part of the editor is used without any. */
export const NO_PAGES: Pick<
  EditorServices,
  | 'pages'
  | 'products'
  | 'tags'
  | 'previewRule'
  | 'listRuleValues'
  | 'attributes'
  | 'searchPages'
  | 'browsePages'
  | 'createPage'
  | 'readFields'
> = {
  pages: [],
  products: [],
  tags: [],
  previewRule: () => Promise.resolve({ items: [], total_count: 0 }),
  listRuleValues: () => Promise.resolve({ fields: [] }),
  attributes: null,
  searchPages: () => Promise.resolve([]),
  readFields: () => Promise.resolve({}),
  browsePages: () =>
    Promise.resolve({
      items: [],
      facets: [],
      tags: [],
      states: [],
      match_ids: null,
      match_count: 0,
      total_count: 0,
    }),
  createPage: () => Promise.reject(new Error('No page is created here.')),
}

const ServicesContext = createContext<EditorServices | null>(null)

/** Provides the editor with its services. */
export function EditorServicesProvider(props: {
  readonly services: EditorServices
  readonly children: ReactNode
}) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>
}

/** The services in force. Throws outside of the editor. */
export function useEditorServices(): EditorServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('A part of the editor was drawn outside of it.')
  return services
}

/** The attributes that texts can show here; null where they show none, also outside of the editor. */
export function useTextAttributes(): EditorServices['attributes'] {
  return useContext(ServicesContext)?.attributes ?? null
}

/** A page of the tree in the shape in which views know links, until the server has answered with the true one. */
export function toPageLink(node: TreeNode): PageLink {
  const { page_id, path, title, content_type, cover } = node
  const gate = node.gate === 'private' || node.gate === 'broken' ? 'open' : node.gate
  return {
    page_id,
    path,
    title,
    content_type,
    cover,
    facts: {},
    gate,
    root_id: null,
    product_ids: [],
    overlay_id: null,
    unlocks_at: null,
    has_viewable: false,
  }
}
