import type { Row } from '../support/bench.ts'
import { allTests } from './all-tests.ts'
import { bigApp } from './big-app.ts'
import { completionWrite } from './completion-write.ts'
import { entryJs } from './entry-js.ts'
import { fanOut } from './fan-out.ts'
import { firstHtml } from './first-html.ts'
import { firstStart } from './first-start.ts'
import { gatedBody } from './gated-body.ts'
import { library } from './library.ts'
import { knownAddress } from './address-timing.ts'
import { lighthouse } from './lighthouse.ts'
import { lists } from './lists.ts'
import { memory } from './memory.ts'
import { messageWrite } from './message-write.ts'
import { notModified } from './not-modified.ts'
import { pageIndex } from './page-index.ts'
import { publish } from './publish.ts'
import { start } from './start.ts'
import { studioPages } from './studio-pages.ts'
import { threads } from './threads.ts'
import { trainingHistory } from './training-history.ts'

/** All rows, in the order in which they are measured and printed. */
export const rows: readonly Row[] = [
  pageIndex,
  firstHtml,
  notModified,
  gatedBody,
  messageWrite,
  completionWrite,
  fanOut,
  knownAddress,
  lists,
  library,
  threads,
  trainingHistory,
  publish,
  bigApp,
  start,
  firstStart,
  memory,
  entryJs,
  studioPages,
  lighthouse,
  allTests,
]
