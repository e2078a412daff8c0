import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { today } from '#src/lib/days.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { askSheet } from '#src/ui/ask-sheet/ask.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { loadWords } from '../language.ts'
import { numbersIn, remembered, type Remembered } from './asked-before.ts'
import { InstallPicture, InstallRow } from './install-picture.tsx'
import { install, wayToInstall } from './install-prompt.ts'
import { mayAskToInstall, withVisit } from './install.rules.ts'
import css from './asking.module.css'

/** Notes that this browser was here today. */
export function noteVisit(now: Date, memory: Remembered = remembered): void {
  memory.write(LATE_KEYS.visitDays, withVisit(daysOf(memory), today(now)).join(','))
}

const daysOf = (memory: Remembered) => (memory.read(LATE_KEYS.visitDays) ?? '').split(',').filter((day) => day !== '')

/** Whether this is the moment to offer the home screen; a browser that cannot remember the answer is never asked. */
export function wantsInstall(now: Date, memory: Remembered = remembered): boolean {
  const { times = 0, lastMs = 0 } = numbersIn(memory.read(LATE_KEYS.installAsked))
  return mayAskToInstall(daysOf(memory).length, { times, lastMs }, now)
}

/** Offers the home screen: by the browser's own question, or by its two steps where it has none. */
export async function askToInstall(now: Date, memory: Remembered = remembered): Promise<void> {
  const way = wayToInstall()
  if (way === null || !wantsInstall(now, memory)) return
  const { times = 0 } = numbersIn(memory.read(LATE_KEYS.installAsked))
  if (!memory.write(LATE_KEYS.installAsked, JSON.stringify({ times: times + 1, lastMs: now.getTime() }))) return
  await offerToInstall(way)
}

/** The same for somebody who asks for it: a no of before does not hold. */
export async function offerToInstall(way: 'question' | 'steps'): Promise<void> {
  await loadWords()
  const title = i18n._(msg`홈 화면에 두면\n한 번에 열려요`)
  const cancel = i18n._(msg`브라우저로 볼게요`)
  if (way === 'steps') {
    await askSheet({ picture: <InstallRow />, title, text: <Steps />, cancel })
    return
  }
  const text = i18n._(msg`앱처럼 열리고,\n연결이 약해도 식단이 먼저 떠요.`)
  if (await askSheet({ picture: <InstallPicture />, title, text, confirm: i18n._(msg`홈 화면에 두기`), cancel }))
    await install()
}

function Steps() {
  return (
    <ol className={css.steps}>
      <li>
        <i>1</i>
        <span>
          <Trans>
            아래 막대에서 <b>공유</b>를 눌러요
          </Trans>
        </span>
        <Icon of={Share} />
      </li>
      <li>
        <i>2</i>
        <span>
          <Trans>
            <b>홈 화면에 추가</b>를 골라요
          </Trans>
        </span>
        <Icon of={SquarePlus} />
      </li>
    </ol>
  )
}
