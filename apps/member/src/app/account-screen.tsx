import { AccountScreen as OwnScreen } from '../features/identity/screens/account-screen.tsx'
import { AccountItems } from '../features/apps/account-items.tsx'

/** The account screen with the owner's items in it. */
export function AccountScreen() {
  return <OwnScreen items={<AccountItems />} />
}
