import { blockDefinition } from '@foyer/content/definitions'
import {
  AppWindow,
  AtSign,
  CircleHelp,
  ClipboardList,
  CircleUser,
  Columns2,
  CalendarDays,
  Code,
  Dumbbell,
  GalleryHorizontal,
  Image,
  ListChecks,
  Map as MapIcon,
  MessageCircle,
  Paperclip,
  Search,
  Share2,
  Square,
  SquareMousePointer,
  Text,
  Users,
  Video,
  Wallpaper,
  type LucideIcon,
} from 'lucide-react'

/** Drawings by the names that definitions use. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  'at-sign': AtSign,
  code: Code,
  'circle-user': CircleUser,
  calendar: CalendarDays,
  map: MapIcon,
  search: Search,
  'share-2': Share2,
  panorama: Wallpaper,
  text: Text,
  'columns-2': Columns2,
  'clipboard-list': ClipboardList,
  image: Image,
  square: SquareMousePointer,
  'gallery-horizontal': GalleryHorizontal,
  'list-checks': ListChecks,
  dumbbell: Dumbbell,
  'message-circle': MessageCircle,
  users: Users,
  video: Video,
  paperclip: Paperclip,
}

/** The icon of a block type; a label always stands beside it. */
export function BlockIcon({ type }: { readonly type: string }) {
  const definition = blockDefinition(type)
  const Drawing = definition ? (drawings[definition.picker.icon] ?? Square) : CircleHelp
  return <Drawing aria-hidden="true" />
}
