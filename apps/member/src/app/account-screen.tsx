import { AccountScreen as OwnScreen } from '../features/identity/screens/account-screen.tsx'
import { WithdrawLink } from '../features/commerce/withdraw/withdraw-link.tsx'
import { AccountItems } from '../features/apps/account-items.tsx'

/** The account screen with the owner's items and withdrawing from a contract in it. */
export function AccountScreen() {
  return (
    <OwnScreen
      items={
        <>
          <AccountItems />
          <WithdrawLink />
        </>
      }
    />
  )
}
