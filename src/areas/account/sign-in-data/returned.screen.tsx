import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { beginMyCheck } from '#src/domain/identity/begin-check.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { Purpose } from './my-code.ts'

/** Back from the verifier with what is over, or is not this device's: what is left is to ask again. Who is known goes straight on. [MBR-11] */
export function ReturnedScreen({ purpose }: { purpose: Purpose }) {
  const { t } = useLingui()
  const check = useMutation({ mutationFn: beginMyCheck })
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo={purpose === 'changeMobile' ? '/mypage/userInfoManage' : '/login'} />}
      instead={
        <EmptyState
          level={1}
          title={t`확인한 지 오래됐어요`}
          text={t`확인은 10분 동안만 쓸 수 있어요.`}
          action={
            <>
              {check.isError ? <Notice kind="danger" live="alert">{t`본인 확인을 열지 못했어요. 조금 뒤에 다시 해 주세요.`}</Notice> : null}
              <Button busy={check.isPending} onClick={() => check.mutate(purpose)}>{t`다시 확인하기`}</Button>
            </>
          }
        />
      }
    />
  )
}
