import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LOCALES } from '@foyer/i18n'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  removeEmpty,
  parseTextParam,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { MEMBER_ROW_ACTIONS } from './import/member-imports.ts'
import {
  MEMBER_PROGRAMS,
  MEMBER_SORTS,
  MEMBER_STATES,
  MEMBER_VIEWS,
  MEMBER_VISITS,
  type MemberSearch,
} from './member-search.ts'

/** Parses the search parameters of the list of members. */
export const memberSearch = (raw: RawSearch): MemberSearch =>
  removeEmpty({
    term: parseTextParam(raw['term']),
    status: parseChoiceParam(raw['status'], MEMBER_STATES),
    view: parseChoiceParam(raw['view'], MEMBER_VIEWS),
    program: parseChoiceParam(raw['program'], MEMBER_PROGRAMS),
    product_id: parseTextParam(raw['product_id']),
    language: parseChoiceParam(raw['language'], LOCALES),
    seen: parseChoiceParam(raw['seen'], MEMBER_VISITS),
    sort: parseChoiceParam(raw['sort'], MEMBER_SORTS),
  })

/** The open invitations of an app. */
export const invitationsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'members/invitations',
  loader: () => loadTexts('studio_members', 'studio_member_admin'),
  component: lazyRouteComponent(() => import('./screens/invitations-screen.tsx'), 'InvitationsScreen'),
})

/** The import of members from a file. */
export const memberImportRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'members/import',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      run: parseTextParam(raw['run']),
      action: parseChoiceParam(raw['action'], MEMBER_ROW_ACTIONS),
    }),
  loader: () => loadTexts('studio_members', 'studio_member_import'),
  component: lazyRouteComponent(() => import('./screens/member-import-screen.tsx'), 'MemberImportScreen'),
})
