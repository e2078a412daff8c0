import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TableSet } from '#src/patterns/table-set.tsx'
import { joinFlow } from './join-flow.ts'
import { companiesQuery } from './join.queries.ts'
import { JoinBar } from './join-bar.tsx'
import css from './join.module.css'

/**
 * Where the link of an invitation leads: who invites, and what it is. An employer that nobody knows invites without a
 * name. [ROU-27]
 */
export function InvitedScreen({
  bizCode,
  recommCode,
}: {
  bizCode: string | undefined
  recommCode: string | undefined
}) {
  const { t } = useLingui()
  const router = useRouter()
  const { data, isLoading, isFetching, isError, refetch } = useQuery({
    ...companiesQuery(),
    enabled: bizCode !== undefined,
  })
  const company = data?.find((each) => each.bizCode === bizCode)
  const begin = () => {
    const staff = company ? { bizCode: company.bizCode, bizNm: company.bizNm, employeeNumber: null, knox: null } : null
    joinFlow.send({ type: 'invitation.opened', staff, recommCode: recommCode ?? null })
    void router.navigate({ to: '/member/memIntro' })
  }
  return (
    <FlowPage
      bar={<JoinBar />}
      title={company ? t`${company.bizNm}에서 초대했어요` : t`한상에 초대했어요`}
      help={t`오늘 점심을 미리 보고, 예약하고, 먹은 것을 기록해요.`}
      action={
        isError ? (
          <Button size="l" block busy={isFetching} onClick={() => void refetch()}>{t`다시 해 보기`}</Button>
        ) : (
          <Button size="l" block busy={isLoading} onClick={begin}>{t`시작하기`}</Button>
        )
      }
    >
      {/* Begun without its name, the employer that invites would be lost. */}
      {isError ? (
        <Notice kind="danger" live="alert">{t`누가 초대했는지 불러오지 못했어요. 다시 눌러 주세요.`}</Notice>
      ) : null}
      <div className={`${css.table} ${css.wide}`}>
        <TableSet dishes={['고등어구이', '된장찌개', '쌀밥', '배추김치', '시금치나물', '계란말이']} />
      </div>
    </FlowPage>
  )
}
