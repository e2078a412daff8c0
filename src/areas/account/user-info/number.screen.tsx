import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ApiError } from '#src/contract/api-error.ts'
import { withDashes } from '#src/lib/mobile.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { newNumber } from '../sign-in-data/new-number.ts'
import { ProofWay } from '../sign-in-data/proof-way.tsx'
import { useModifyMobileNumber } from './user-info.queries.ts'

const BACK = '/mypage/userInfoManage'

/** Another number: proven first, by a code or by a verifier; then it is changed by a tap. [MBR-13] */
export function NumberScreen() {
  const { t } = useLingui()
  const [proven, setProven] = useState(newNumber.proven)
  if (proven === null) {
    return (
      <ProofWay
        purpose="changeMobile"
        backTo={BACK}
        title={t`새 휴대폰 번호를\n확인할게요`}
        onProved={(_authKey, mobileNo) => {
          newNumber.prove(mobileNo)
          setProven(mobileNo)
        }}
      />
    )
  }
  return (
    <Change
      mobileNo={proven}
      onAnother={() => {
        newNumber.end()
        setProven(null)
      }}
    />
  )
}

function Change({ mobileNo, onAnother }: { mobileNo: string; onAnother: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const [said, setSaid] = useState<string | null>(null)
  const change = useModifyMobileNumber()
  const save = () => {
    setSaid(null)
    change.sendAsync({ body: { mobileNo }, skipErrorHandler: true }).then(
      () => {
        newNumber.end()
        void router.navigate({ to: BACK, replace: true })
      },
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.code === 'passwordNeeded')
          void router.navigate({ to: '/mypage/passwordConfirm', search: { next: 'mobile' }, replace: true })
        else setSaid((failure instanceof ApiError && failure.serverMessage) || t`연결하지 못했어요. 다시 눌러 주세요.`)
      },
    )
  }
  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo={BACK} />}
      title={t`${withDashes(mobileNo)}\n이 번호로 바꿀까요?`}
      help={t`예약과 찾기 문자가 이 번호로 와요.`}
      action={
        <>
          <Button size="l" block busy={change.isPending} onClick={save}>{t`이 번호로 바꾸기`}</Button>
          <Button kind="text" block onClick={onAnother}>{t`다른 번호로`}</Button>
        </>
      }
    >
      {said ? (
        <Notice kind="danger" live="alert">
          {said}
        </Notice>
      ) : null}
    </FlowPage>
  )
}
