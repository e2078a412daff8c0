import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { friendsQuery, useFriendAgreement } from './style.queries.ts'

/**
 * Who shows a style is shown those of friends: what they would see stands before the switch, and taking it back is
 * asked once.
 */
export function FriendsCard({ agreed }: { agreed: boolean }) {
  const { t } = useLingui()
  const share = useFriendAgreement()
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...friendsQuery(),
    enabled: agreed,
  })
  // What was read before is kept for a while: who has taken the agreement back sees none of it.
  const friends = agreed ? (data?.pages.flatMap(({ list }) => list) ?? []) : []

  const turn = async (on: boolean) => {
    const question = {
      title: t`친구에게 그만 보일까요?`,
      text: t`친구의 스타일도 여기에서 보이지 않아요. 답하신 것은 그대로 있어요.`,
      confirm: t`그만 보이기`,
      cancel: t`그대로 두기`,
      danger: true,
    }
    if (!on && !(await confirm(question))) return
    share.send({ body: { friendAgreeYn: on ? 'Y' : 'N' } }, () =>
      toast({ kind: 'good', text: on ? t`친구에게 보여요` : t`이제 친구에게 보이지 않아요` }),
    )
  }

  return (
    <Card>
      <CardHead id="friends" title={t`친구의 스타일`} />
      {friends.length === 0 ? null : (
        <Rows labelledBy="friends">
          {friends.map(({ friendSeq, nickName, usrImg, styleNm, sameYn, matchRate }) => {
            const picture = profilePicture(usrImg)
            return (
              <ListRow
                key={friendSeq}
                lead={<Avatar picture={picture.kind === 'default' ? picture.picture : 1} />}
                title={nickName}
                sub={t`${styleNm}, ${matchRate}% 닮았어요`}
                end={sameYn === 'Y' ? <Badge kind="positive">{t`같은 스타일`}</Badge> : undefined}
              />
            )
          })}
        </Rows>
      )}
      {agreed && hasNextPage ? (
        <Button kind="text" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`더 보기`}
        </Button>
      ) : null}
      {agreed && isError && !data ? (
        <FailedPart
          bare
          icon={Users}
          title={t`친구의 스타일을 불러오지 못했어요`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {agreed && data && friends.length === 0 ? <p>{t`스타일을 보여 준 친구가 아직 없어요.`}</p> : null}
      <Rows>
        <ListRow
          as="label"
          title={t`내 스타일 보여 주기`}
          sub={t`같은 챌린지 팀 동료에게 별명과 사진, 스타일 이름, 얼마나 닮았는지가 보여요. 답하신 것과 드신 것은 보이지 않아요.`}
          end={
            <Switch
              hideLabel
              label={t`내 스타일 보여 주기`}
              checked={agreed}
              disabled={share.isPending}
              onChange={(on) => void turn(on)}
            />
          }
        />
      </Rows>
    </Card>
  )
}
