import {
  BookOpen,
  CalendarDays,
  ClipboardList,
  Dumbbell,
  FileText,
  Mountain,
  Salad,
  SquareActivity,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

const drawings: Readonly<Record<string, LucideIcon>> = {
  generic: FileText,
  program: Mountain,
  workout: SquareActivity,
  exercise: Dumbbell,
  article: BookOpen,
  meal: Salad,
  event_occurrence: CalendarDays,
  form: ClipboardList,
}

/** The icon of a page type; a label always stands beside it. */
export function PageIcon({ content_type }: { readonly content_type: string }) {
  const Drawing = drawings[content_type] ?? FileText
  return <Drawing aria-hidden="true" />
}
