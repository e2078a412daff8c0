import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { useLinkWords } from './link-words.ts'
import { useDeviceLinks } from './link.queries.ts'
import type { Source } from './link.ts'
import css from './link.module.css'

/**
 * Taking a link off: records stay, unless the member asks to remove what came from this source alone. [HLG-02, HLG-03]
 * What a device measured comes through the phone's health app and bears its name: it can be told from nothing else
 * there, and goes on coming.
 */
export function UnlinkSheet({
  source,
  onClose,
  onDone,
}: {
  source: Source
  onClose: () => void
  onDone: (removed: number) => void
}) {
  const { t } = useLingui()
  const { unlink } = useDeviceLinks()
  const { sourceName } = useLinkWords()
  const leave = (recordDeleteYn: 'Y' | 'N') =>
    unlink.send({ body: { code: source.code, recordDeleteYn } }, ({ recordDeleteCnt }) => onDone(recordDeleteCnt))
  const leaveWithRecords = async () => {
    const name = sourceName(source)
    const agreed = await confirm({
      title: t`${name}에서 온 기록을 지울까요?`,
      text: t`직접 적은 기록은 그대로 남아요. 지운 기록은 되돌릴 수 없어요.`,
      confirm: t`지우기`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (agreed) leave('Y')
  }
  return (
    <Sheet open onCloseRequest={onClose} title={t`연결을 끊을까요?`}>
      <div className={css.choices}>
        <p className={css.quiet}>
          {source.kind === 'phone'
            ? t`다음 연동부터 이 앱의 기록을 가져오지 않아요. 다시 연결하면 이어서 가져와요.`
            : t`지금까지 잰 기록은 그대로 남아요. 휴대폰의 건강 앱을 거쳐 오는 값은 계속 더해져요.`}
        </p>
        <Button block busy={unlink.isPending} onClick={() => leave('N')}>
          {source.kind === 'phone' ? t`기록은 두고 연결만 끊기` : t`연결 끊기`}
        </Button>
        {source.kind === 'phone' ? (
          <Button
            block
            kind="danger-soft"
            busy={unlink.isPending}
            onClick={() => void leaveWithRecords()}
          >{t`연결을 끊고 가져온 기록도 지우기`}</Button>
        ) : null}
      </div>
    </Sheet>
  )
}
