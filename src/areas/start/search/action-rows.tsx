import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import QrCode from 'lucide-react/icons/qr-code'
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
      {names.includes('code') ? (
        <ListRow
          render={<Link to="/main" search={{ show: 'qr' } as never /* the route takes any query; the sheet reads its own */} onClick={onLeave} />}
          lead={<RowIcon icon={QrCode} />}
          title={t`내 QR 열기`}
          sub={t`들어갈 때도 계산할 때도 써요`}
          chevron
        />
      ) : null}
      {names.includes('signOut') ? <SignOutRow onLeave={onLeave} /> : null}
    </Part>
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
