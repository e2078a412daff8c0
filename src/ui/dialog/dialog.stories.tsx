import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Widgets/Dialog',
  component: Dialog,
  args: {
    open: true,
    onCloseRequest: fn(),
    title: '이 기록을 지울까요?',
    text: '지운 기록은 되돌릴 수 없어요.',
    actions: null,
  },
  render: (args) => (
    <Dialog
      {...args}
      actions={
        <>
          <Button kind="neutral">{say('그대로 둘게요')}</Button>
          <Button kind="danger">{say('지우기')}</Button>
        </>
      }
    />
  ),
  tags: ['over-page', 'dialog'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Choice: Story = {}

export const Message: Story = {
  args: {
    title: '다른 기기에서 로그인했어요',
    text: '이 기기에서는 로그아웃했어요. 다시 로그인하면 이어서 쓸 수 있어요.',
    role: 'alertdialog',
  },
  render: (args) => <Dialog {...args} actions={<Button>{say('확인')}</Button>} />,
}

export const AtTheTop: Story = { args: { align: 'top' } }

export const AtTheBottom: Story = { args: { align: 'bottom' } }

export const WithoutBackdrop: Story = { args: { backdrop: false } }
