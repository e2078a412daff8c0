import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { finding } from './finding.ts'
import type { Find } from './find-search.ts'
import { FoundNames } from './found-names.tsx'
import { ProofWay } from './proof-way.tsx'
import { WhosePassword } from './whose-password.tsx'
import css from './sign-in-data.module.css'

/** Somebody cannot get in: first who they are, then what is missing. [MYP-10] */
export function FindScreen({ find = 'id', step }: { find?: Find | undefined; step?: 'done' | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const proof = step === 'done' ? finding.proof() : null
  if (proof) return find === 'id' ? <FoundNames proof={proof} /> : <WhosePassword proof={proof} />
  return (
    <ProofWay
      key={find}
      purpose={find === 'id' ? 'findId' : 'findPwd'}
      backTo="/login"
      title={find === 'id' ? t`아이디를\n찾아 드릴게요` : t`비밀번호를\n새로 정해요`}
      help={t`먼저 본인인지 확인할게요.`}
      above={
        <div className={css.above}>
          <Segmented
            label={t`찾을 것`}
            value={find}
            onChange={(next) =>
              void router.navigate({ to: '/mypage/user/find', search: { find: next }, replace: true })
            }
            options={[
              { value: 'id', label: t`아이디` },
              { value: 'pwd', label: t`비밀번호` },
            ]}
          />
        </div>
      }
      onProved={(authKey) => {
        finding.prove({ authKey, realName: null })
        void router.navigate({ to: '/mypage/user/find', search: { find, step: 'done' }, replace: true })
      }}
    />
  )
}
