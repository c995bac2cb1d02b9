import type { Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'

/**
 * The most that one call may ask of the database: statements, and times that something is sent (statements that go
 * together are sent once). One more than was counted, because what the server remembers of an app may just be due.
 */
export type Budget = readonly [statements: number, round_trips: number]

/** What every call gets that is not named below, and so every new one. */
const USUAL_READ: Budget = [5, 5]
const USUAL_WRITE: Budget = [13, 14]

const named: Partial<Record<CallName, Budget>> = {
  // What members do all day: kept well below the usual.
  'activity.endSession': [5, 7],
  'activity.recordActivity': [9, 8],
  'apps.getApp': [2, 2],
  'library.getNow': [6, 5],
  'library.listContent': [2, 2],
  'library.listPlannable': [8, 6],
  // Of a page with a gate: who wrote, and who of them holds what opens it.
  'messaging.getMentionable': [7, 5],
  'messaging.getThread': [6, 5],
  'messaging.listMessages': [5, 4],
  'messaging.markThreadRead': [5, 5],
  'messaging.postMessage': [8, 7],
  // Of a member's own page: what they hold or held of what opens it, and what that is called.
  'pages.getPageAccess': [7, 6],
  'pages.getPageBody': [4, 2],
  'pages.getPagePath': [4, 3],
  'pages.resolvePage': [4, 3],
  'progress.completePage': [7, 4],
  'progress.getCompletion': [5, 4],
  'progress.getPageSubscribers': [5, 3],
  'progress.toggleBookmark': [8, 7],
  'schedule.scheduleItem': [12, 9],

  // An app appears with its owner, settings, pages and first release in one commit.
  'apps.createApp': [46, 45],
  // Locks the app, reads what was and keeps what it became.
  'apps.saveSignIn': [16, 17],

  // Signing in counts tries, opens a session and answers with everything that the app's start needs.
  'accounts.login': [18, 15],
  // The same answer, for a token that is never remembered.
  'accounts.getViewing': [12, 12],
  'accounts.requestReset': [7, 9],
  'accounts.signUp': [22, 19],

  // Screens that gather what several rooms know, one statement or two for each.
  'accounts.exportMembers': [8, 8],
  'accounts.listMembers': [9, 9],
  'accounts.showMember': [10, 10],

  // In every app of the account, all in one commit.
  'accounts.removeTeamMember': [16, 17],
  // Counts the mail, ends what is open and every way in, sends the mail and tells the log.
  'accounts.resetMemberSignIn': [17, 19],
  // Ends other sessions and waiting links, counts the passkeys that stay, and says so by mail.
  'accounts.setPassword': [14, 16],

  'activity.getToday': [17, 17],
  'apps.getSetup': [6, 6],
  'library.getMyContent': [14, 12],

  // Products come with their versions, bumps and the pages that they open; a payment settles a whole order at once.
  'commerce.cancelSubscription': [23, 23],
  'commerce.confirmSandboxPayment': [31, 31],
  'commerce.createProduct': [18, 14],
  'commerce.getProduct': [7, 7],
  'commerce.getPurchasedItems': [7, 7],
  'commerce.listProducts': [7, 7],
  'commerce.getStudioProduct': [6, 6],
  'commerce.listStudioProducts': [11, 11],
  'commerce.previewOrder': [6, 6],
  'commerce.updateProduct': [17, 14],

  // The studio's tree is read as drafts and as it is live; changes of it are journalled and told to the members' apps.
  'apps.updateAppTheme': [15, 15],
  'pages.compareReleases': [8, 8],
  'pages.createPage': [18, 18],
  'pages.duplicatePage': [19, 19],
  'pages.getStudioPage': [6, 6],
  'pages.listChanges': [9, 9],
  'pages.listPages': [7, 7],
  'pages.movePage': [22, 22],
  'pages.planPublish': [16, 17],
  'pages.publish': [14, 16],
  'pages.restorePage': [14, 14],
  // Judges the pictures of all that the two releases show otherwise, keeps the paths that are left, and makes what is
  // remembered of gates out of date, in the transaction of the switch; then names the releases that it came from.
  'pages.restoreRelease': [29, 30],
  'pages.searchPages': [7, 7],
  // Judges the pictures of the page and of all below it, too.
  'pages.setAccess': [20, 20],
  // The ledger, what of it is in force, and the titles and plans behind it.
  'access.listEntitlements': [6, 6],
  'pages.setPagePath': [14, 13],
}

/** What calls may ask when they are asked for more than by their first input, by its place among them. */
export const furtherBudgets: readonly { name: CallName; at: number; budget: Budget }[] = [
  // The private pages that the product includes are read, written and told to those who hold it.
  { name: 'commerce.updateProduct', at: 1, budget: [22, 19] },
]

/** The budget of a call. */
export function budgetOf(name: CallName, call: Call): Budget {
  return named[name] ?? (call.method === 'GET' ? USUAL_READ : USUAL_WRITE)
}
