import { useLingui } from '@lingui/react/macro'
import { Link, useRouter, type AnyRoute } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Pencil from 'lucide-react/icons/pencil'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState, type ReactNode } from 'react'
import { screenOf } from '#src/app/screen-data.ts'
import { wantedPath } from '#src/app/wanted-path.ts'
import { draftKeeper } from '#src/patterns/form/draft-keeper.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { endedAt } from './ended-at.ts'
import { LanguagePill } from './language-pill.tsx'
import css from './elsewhere.module.css'

/**
 * Another device has taken over: what happened, what is kept here, and what to do if it was somebody else
 * (docs/decisions/214). [SES-26]
 */
export function Elsewhere({ action }: { action: ReactNode }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [at] = useState(endedAt)
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesByPath))
  const left = screenOf({ staticData: routes.get(wantedPath()?.split('?')[0] ?? '')?.options.staticData ?? {} })
  const where = left ? i18n._(left.title) : ''
  return (
    <FlowPage
      bar={<Handover />}
      title={t`다른 기기에서 로그인했어요`}
      help={
        <span role="alert">
          {at === null
            ? t`한 번에 한 기기에서만 쓸 수 있어서 여기서는 나왔어요.`
            : t`한 번에 한 기기에서만 쓸 수 있어서 ${at}에 여기서는 나왔어요.`}
        </span>
      }
      action={action}
    >
      <Card tight>
        <Rows>
          {draftKeeper.current?.isAwaited() ? (
            <ListRow
              lead={<RowIcon icon={Pencil} />}
              title={where === '' ? t`적던 것이 남아 있어요` : t`${where}에 적던 것이 남아 있어요`}
              sub={t`여기서 다시 로그인하면 이어서 적어요`}
            />
          ) : null}
          <ListRow
            lead={<RowIcon icon={ShieldCheck} />}
            title={t`내가 아니라면`}
            sub={t`로그인하고 비밀번호부터 바꿔 주세요`}
            chevron
            render={<Link to="/mypage/user/find" search={{ find: 'pwd' }} />}
          />
        </Rows>
      </Card>
    </FlowPage>
  )
}

/** One phone hands its bowl to another. */
function Handover() {
  return (
    <>
      <LanguagePill />
      <div className={css.art} aria-hidden="true">
        <span className={css.phone}>
          <i />
        </span>
        <span className={css.way}>
          <Icon of={ArrowRight} />
        </span>
        <span className={css.phone} data-here>
          <Dish dish="miyeok" size={44} />
        </span>
      </div>
    </>
  )
}
