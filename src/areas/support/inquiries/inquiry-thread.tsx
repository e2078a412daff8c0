import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Soup from 'lucide-react/icons/soup'
import { useEffect } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { useMember, useMemberName } from '#src/domain/member/use-member.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { waitOf, type Inquiry } from './inquiries.ts'
import { noteSeen } from './inquiries.queries.ts'
import { koreanOf } from './korean-of.ts'
import css from './inquiries.module.css'

/** One's own words, how long it took, and the answer. */
export function InquiryThread({
  inquiry,
  listPath,
}: {
  inquiry: Inquiry
  listPath: '/customer/voc-list' | '/customer/appqna-list'
}) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const name = useMemberName()
  const picture = profilePicture(useMember().usrImg)
  const today = dayIn(useNow())
  const { qnaSeq, answer, answerDtm } = inquiry
  useEffect(() => {
    if (answer !== null) void noteSeen(client, qnaSeq)
  }, [client, qnaSeq, answer])

  const place = (i18n.locale === 'en' && inquiry.restaurantNameEng) || inquiry.restaurantName
  const dish = (i18n.locale === 'en' && inquiry.menuNameEng) || inquiry.menuName
  const at = (time: WireTime) => {
    const isThisYear = dayOf(time).slice(0, 4) === today.slice(0, 4)
    return `${formatDay(dayOf(time), i18n.locale, isThisYear ? 'short' : 'dated')} ${clockOf(time)}`
  }
  const wait = waitOf(inquiry)
  const waited =
    wait &&
    (wait.days > 0
      ? t`${formatNumber(wait.days)}일 ${wait.hours}시간 뒤`
      : wait.hours > 0
        ? t`${wait.hours}시간 ${wait.minutes}분 뒤`
        : wait.minutes > 0
          ? t`${wait.minutes}분 뒤`
          : t`바로 뒤`)
  const answered = place ? t`${place}에서\n답이 왔어요` : t`답이 왔어요`
  const title = answer === null ? t`답을 기다리고 있어요` : answered

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={listPath} />}
      lead={{ above: <span lang={koreanOf(inquiry.title)}>{`${inquiry.qnaTypeNm} · ${inquiry.title}`}</span>, title }}
      action={
        <>
          {answer === null ? null : (
            <Button
              block
              render={
                <Link
                  to={inquiry.type === 'voc' ? '/customer/voc' : '/customer/appqna'}
                  search={{
                    q: t`이어서: ${inquiry.title}`,
                    ...(inquiry.menuId !== null && { menuId: inquiry.menuId }),
                  }}
                />
              }
            >{t`이어서 말하기`}</Button>
          )}
          <Button
            kind={answer === null ? 'soft' : 'text'}
            block
            render={<Link to={listPath} search={{}} replace />}
          >{t`내가 한 말 모두 보기`}</Button>
        </>
      }
    >
      <Card label={t`주고받은 말`}>
        <div className={css.said}>
          {picture.kind === 'image' ? (
            <img className={css.mark} src={picture.url} alt="" />
          ) : (
            <Avatar picture={picture.picture} />
          )}
          <div>
            <p className={css.who}>
              <b>{name}</b> <small>{at(inquiry.regDtm)}</small>
            </p>
            {dish ? <p className={css.about}>{dish}</p> : null}
            <p className={css.words} lang={koreanOf(inquiry.contents)}>
              {inquiry.contents}
            </p>
            {inquiry.imgUrls.length > 0 ? (
              <div className={css.photos}>
                {inquiry.imgUrls.map((url, index) => (
                  <img key={url} src={url} alt={t`보낸 사진 ${index + 1}`} loading="lazy" />
                ))}
              </div>
            ) : null}
          </div>
        </div>
        {answer !== null && answerDtm !== null ? (
          <>
            <p className={css.gap}>{waited}</p>
            <div className={css.said}>
              <span className={css.mark} data-ours="">
                <Icon of={Soup} />
              </span>
              <div>
                <p className={css.who}>
                  <b>{place ? t`${place} 조리팀` : t`한상 앱 담당`}</b> <small>{at(answerDtm)}</small>
                </p>
                <p className={css.words} lang={koreanOf(answer)}>
                  {answer}
                </p>
              </div>
            </div>
          </>
        ) : null}
      </Card>
    </DetailPage>
  )
}
