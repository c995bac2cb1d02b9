import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import type { ReportDialogProps } from './report-sheet.tsx'

/** Reports the message of another person; loads when it is opened. */
export const ReportDialog = lazyFeature<ReportDialogProps>(
  async () => (await import('./report-sheet.tsx')).ReportSheet,
  ['message_reports'],
)
