import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import QrCode from 'lucide-react/icons/qr-code'
import type { MouseEvent } from 'react'
import { goTo } from '#src/app/navigation.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { useSignOut } from '../everything/use-sign-out.ts'
import type { ActionName } from './actions.ts'
import { Part } from './part.tsx'

/** What can be done at this word, before all places of it. */
export function ActionRows({ names, onLeave }: { names: readonly ActionName[]; onLeave: () => void }) {
  const { t } = useLingui()
  if (names.length === 0) return null
  return (
    <Part title={t`바로 하기`}>
      {names.includes('code') ? <CodeRow onLeave={onLeave} /> : null}
      {names.includes('signOut') ? <SignOutRow onLeave={onLeave} /> : null}
    </Part>
  )
}

/** The address of home with the code open (home/code/my-qr.tsx). */
const CODE = '/main?show=qr'

function CodeRow({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const open = (event: MouseEvent) => {
    onLeave()
    // The address stays when the code is closed, and a link to where somebody is leads nowhere.
    if (router.history.location.href !== CODE) return
    event.preventDefault()
    goTo(router, CODE)
  }
  return (
    <ListRow
      render={
        <Link
          to="/main"
          search={{ show: 'qr' } as never /* the route takes any query; the sheet reads its own */}
          onClick={open}
        />
      }
      lead={<RowIcon icon={QrCode} />}
      title={t`내 QR 열기`}
      sub={t`들어갈 때도 계산할 때도 써요`}
      chevron
    />
  )
}

function SignOutRow({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const signOut = useSignOut()
  const leave = () => {
    onLeave()
    void signOut()
  }
  return <ListRow onClick={leave} lead={<RowIcon icon={LogOut} />} title={t`로그아웃`} sub={t`한 번 더 여쭤봐요`} />
}
