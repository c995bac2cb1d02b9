import { pageTraits } from '@foyer/content/traits'
import {
  AppWindow,
  BookOpen,
  CalendarDays,
  ClipboardList,
  Dumbbell,
  FileText,
  LayoutGrid,
  Mountain,
  Package,
  Radio,
  Salad,
  SquareActivity,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** Drawings by the names that definitions use. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'clipboard-list': ClipboardList,
  activity: SquareActivity,
  dumbbell: Dumbbell,
  'layout-grid': LayoutGrid,
  mountain: Mountain,
  package: Package,
  radio: Radio,
  salad: Salad,
}

/** The icon of a page type; a label always stands beside it. */
export function PageIcon({ content_type }: { readonly content_type: string }) {
  const Drawing = drawings[pageTraits(content_type).icon] ?? FileText
  return <Drawing aria-hidden="true" />
}
