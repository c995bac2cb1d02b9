import type { CallName } from '@foyer/contract/client'

/** Lists whose size an app's data cannot increase, with the reason. */
export const boundedLists: Partial<Record<CallName, string>> = {
  'identity.getProvider': 'there are two providers, and one of each may be linked',
  'access.getGuestAccess': 'the rules of one page',
  'access.getPageAccess': 'the rules of one page',
  'attributes.listAttributes': 'an app has at most a hundred, in one statement',
  'apps.getApp': 'settings of the app, kept in its one row',
  'apps.getSetup': 'the steps of setting up, always the same',
  'apps.getSignIn': 'settings of the app, and its last twenty changes in one statement',
  'apps.listLanguages': 'the supported languages, always the same',
  'apps.getStudioApp': 'settings of the app, kept in its one row',
  'commerce.getOrderFigures': 'the currencies that an app sells in, each sum in one statement',
  'commerce.refundOrder': 'one order, read as `commerce.getStudioOrder` reads it',
  'members.getMemberImport': 'the columns of one file, kept in its one row',
  'members.mapMemberImport': 'the columns of one file, kept in its one row',
  'members.runMemberImport': 'the columns of one file, kept in its one row',
  'forms.getDynamicSubmission': 'the answers of one submission, kept in its one row',
  'forms.getForm': 'the questions of one page, kept in its one row',
  'forms.getSubmission': 'the answers of one submission, kept in its one row',
  'messaging.decideReport': 'the eight reasons of one case, in its one statement',
  'library.getNow': 'the next three pages of one run',
  'library.listContentFilters':
    'values of the pages that the server remembers, whose access is two statements',
  'library.listRuleValues':
    'at most 200 values of each field of the pages that the server remembers, and the attributes in one statement',
  'media.getStorage': 'the kinds of the library, of which there are four, in one statement',
  'messaging.getMessage': 'a message has at most ten pictures, kept in its one row',
  'messaging.getUnreadStatus': 'at most five warnings, in one statement',
  'messaging.getThread': 'a thread shows at most eight people, in one statement',
  'pages.listTags': 'an app has at most 500, counted in one statement',
  'pages.listPatterns': 'an app has at most a hundred, and their pictures come in one statement',
  'pages.getProgramWeeks': 'at most 104 weeks of one program, their pages and drafts in one statement each',
  'pages.getOverlay': 'the texts of one page with attributes of members, found in the page itself',
  'pages.getPageBody': 'the texts of one page with attributes of members, found in the page itself',
  'pages.getStudioPage': 'the problems of one draft, found in the draft itself',
  'pages.resolvePage':
    'links, taken from the tree that the server remembers, and their covers in one statement',
  'pages.getTranslation': 'the texts of one draft, found in the draft itself',
  'pages.listTranslations': 'the languages of one app, of which there are thirteen, kept in its one row',
  'pages.saveTranslation': 'the texts of one draft, found in the draft itself',
  'workouts.getBody':
    'a body has thirteen measures, in one statement, and the weights of three months in another',
  'workouts.listTrainingDays': 'the days of two months, in one statement',
  'media.getFile': 'the captions of one file, in one statement',
  'pages.getPublishing': 'the problems of one publish, kept in its one row',
}
