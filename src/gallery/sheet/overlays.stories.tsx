import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Held } from '#src/gallery/held.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { ToastList } from '#src/ui/toast/toast-list.tsx'
import type { ToastInput } from '#src/ui/toast/toast.ts'
import { Panel } from './panel.tsx'
import css from './sheet.module.css'

/**
 * What opens over a page, of the board's widgets sheet: in a phone in small, at the board's width and with its words.
 */
const meta = {
  title: 'Board/Widgets sheet/Overlays',
  parameters: { page: true },
  tags: ['!autodocs', 'sheet'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const ignored = () => undefined

/** A phone in small, to which overlays attach as to the app: they stay in it. Its content is drawn when it is there. */
function Phone({ height, children }: { height: number; children: ReactNode }) {
  const [there, setThere] = useState(false)
  return (
    <div id="app-21" ref={(phone) => setThere(phone !== null)} className={css.phone} style={{ height }}>
      {there && children}
    </div>
  )
}

export const BottomSheet: Story = {
  render: () => (
    <Panel title="아래 시트" note="Bottom sheet">
      <Phone height={372}>
        <Sheet open onCloseRequest={ignored} title="식당 고르기" closeLabel="닫기">
          <Held start="tower">
            {(value, onChange) => (
              <RadioRows
                label="식당"
                name="restaurant"
                value={value}
                onChange={onChange}
                options={[
                  { value: 'tower', title: '한빛타워점', sub: '지하 1층 · 주 이용 식당' },
                  { value: 'green', title: '그린캠퍼스점', sub: '판교 · 셔틀 12분' },
                  { value: 'seocho', title: '서초사옥점', sub: '20층 라운지' },
                ]}
              />
            )}
          </Held>
          <Button size="l" block className={css.sheetAction}>
            이 식당으로 볼게요
          </Button>
        </Sheet>
      </Phone>
    </Panel>
  ),
}

/** Only one dialog is open at a time: the sheet's second one has a story of its own. */
export const DialogWithChoice: Story = {
  render: () => (
    <Panel title="대화상자" note="Modal dialog, centred">
      <Phone height={280}>
        <Dialog
          open
          onCloseRequest={ignored}
          title="이 기록을 지울까요?"
          text="지우면 되돌릴 수 없어요."
          actions={
            <>
              <Button kind="neutral">그대로 둘게요</Button>
              <Button kind="danger">지우기</Button>
            </>
          }
        />
      </Phone>
    </Panel>
  ),
}

export const DialogWithMessage: Story = {
  render: () => (
    <Panel title="대화상자" note="Modal dialog, centred">
      <Phone height={280}>
        <Dialog
          open
          onCloseRequest={ignored}
          title="다른 기기에서 로그인했어요"
          text={'한 번에 한 기기에서만 쓸 수 있어요.\n다시 로그인해 주세요.'}
          actions={<Button>확인</Button>}
        />
      </Phone>
    </Panel>
  ),
}

const toasts: readonly ToastInput[] = [
  { text: '메뉴 알림을 켰어요' },
  { text: '좋아하는 메뉴에 담았어요', kind: 'good' },
  { text: '저장하지 못했어요', kind: 'bad' },
  { text: '기록을 지웠어요', kind: 'removed', action: { label: '되돌리기', onPress: ignored } },
]

export const Toasts: Story = {
  render: () => (
    <Panel title="토스트" note="Toast: 3,000 ms, fade 300 ms, at most 5">
      <div className={css.toasts}>
        <ToastList shown={toasts.map((toast, id) => ({ ...toast, id, leaving: false }))} />
      </div>
    </Panel>
  ),
}
