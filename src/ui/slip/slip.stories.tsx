import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Slip, SlipEarned, SlipSigned } from './slip.tsx'

const meta = { title: 'Widgets/Slip', component: Slip, args: { label: '', kind: '', stub: null } } satisfies Meta<
  typeof Slip
>
export default meta

type Story = StoryObj<typeof meta>

const days = () => <span>{say('11월 2일부터 11월 27일까지')}</span>
const signed = () => <SlipSigned picture={<Avatar picture={3} size="s" />}>{say('하늘')}</SlipSigned>

export const Promised: Story = {
  render: () => (
    <Slip
      label={say('나의 약속')}
      kind={say('약속')}
      action={
        <Button kind="text" size="s">
          {say('고치기')}
        </Button>
      }
      stub={
        <>
          {signed()}
          {days()}
        </>
      }
      waits={say('완주')}
    >
      {say('점심 먹고 바로 자리에 앉지 않을래요.')}
    </Slip>
  ),
}

export const Kept: Story = {
  render: () => (
    <Slip
      label={say('완주증')}
      kind={say('완주증')}
      title={say('웰푸드를\n6번 드셨어요')}
      stamp={{ word: say('완주'), day: '9. 18' }}
      stub={
        <>
          <SlipEarned amount="600P">{say('9월 21일에 드렸어요')}</SlipEarned>
          <Button kind="soft" size="s">
            {say('포인트 보기')}
          </Button>
        </>
      }
    >
      {say('점심 먹고 바로 자리에 앉지 않을래요.')}
    </Slip>
  ),
}

export const NotReached: Story = {
  render: () => (
    <Slip
      label={say('나의 약속')}
      kind={say('약속')}
      title={say('60%까지\n왔어요')}
      stub={
        <>
          {signed()}
          {days()}
        </>
      }
    >
      {say('점심 먹고 바로 자리에 앉지 않을래요.')}
    </Slip>
  ),
}
