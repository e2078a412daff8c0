import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import { askPhone, phonePermissionQuery } from '#src/app/asking/phone-push.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

/**
 * The phone has the last word: what it does not let through is of no use here. Nothing where it lets all through, or
 * cannot tell.
 */
export function PhoneNotice() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: state } = useQuery(phonePermissionQuery())
  if (state === 'refused') {
    return (
      <Notice
        kind="caution"
        icon={BellOff}
        title={t`휴대폰에서 알림이 꺼져 있어요`}
      >{t`휴대폰 설정에서 한상의 알림을 켜면 여기서 고른 것이 와요.`}</Notice>
    )
  }
  if (state !== 'undecided') return null
  const ask = async () => client.setQueryData(phonePermissionQuery().queryKey, await askPhone())
  return (
    <Notice
      kind="info"
      icon={BellOff}
      title={t`아직 알림을 보낼 수 없어요`}
      action={<Button kind="soft" size="s" onClick={() => void ask()}>{t`켜기`}</Button>}
    >
      {t`휴대폰이 한 번 물어봐요.`}
    </Notice>
  )
}
