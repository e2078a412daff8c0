import { bottomNavigation, expectPath, open, reload, settled, signInForm, fillSignIn } from '../../support/app.ts'
import { shiftBrowserClock } from '../../support/clock.ts'
import { agree, byPhone, choosePlace, fill, press, title } from '../../support/joining.ts'
import { expect, test } from '../../support/test.ts'

// Each person is somebody once on a server: no two tests here are the same one.
test.use({ simulator: true })

test('somebody joins by PASS, sees the menu, leaves, and is told when to come back [MBR-01] [MBR-06] [MBR-18]', async ({
  page,
  member,
  device,
}) => {
  const { username: taken } = await member('haneul')
  const me = { usrId: 'gaeul96', usrPwd: '점심은 고등어구이로', nickName: '가을걷이', usrEmail: 'gaeul@mail.example' }
  await byPhone(page, '이가을')
  await title(page, /이가을님,/)
  // Reloading any step finds it again.
  await reload(page)
  await title(page, /이가을님,/)
  await press(page, '네, 계속할게요')
  await title(page, /약관 세 가지에/)
  await page.reload()
  await expect(page.getByRole('switch', { name: '새 메뉴와 쿠폰 소식' })).not.toBeChecked()
  await agree(page)
  await page.reload()
  await title(page, /로그인할 때 쓸/)
  await fill(page, { ...me, usrId: taken })
  await press(page, '다음')
  await expect(page.getByText('이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.')).toBeVisible()
  await page.getByLabel('아이디', { exact: true }).fill(me.usrId)
  await press(page, '다음')
  await title(page, /점심은 주로/)
  // A password is written to no storage: from the last question it is the one page that is filled in again.
  await page.reload()
  await title(page, /로그인할 때 쓸/)
  await fill(page, me)
  await press(page, '다음')
  await choosePlace(page)
  await page.reload()
  await title(page, '한 상 다 차렸어요')
  await expect(page.getByText('처음 오신 분께 드리는 점심 쿠폰을 넣어 두었어요.')).toBeVisible()
  await page.getByRole('link', { name: '오늘 점심 보러 가기' }).click()
  await expectPath(page, '/menu/todayMenu')
  await settled(page)
  await expect(page.getByText('한빛타워점').first()).toBeVisible()

  // Another member's own is not touched by what follows.
  const other = await device()
  await open(other, '/login')
  await fillSignIn(other, { username: taken, password: (await member('haneul')).password })
  await expect(bottomNavigation(other)).toBeVisible()

  await open(page, '/mypage/userInfoManage?step=leave')
  await title(page, /떠나면 이것들이/)
  await expect(page.getByText('법에 따라 5년 보관')).toBeVisible()
  await expect(page.getByText('1장')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill('이건 아니에요')
  await press(page, '탈퇴하기')
  await expect(page.getByText('비밀번호가 달라요. 4번 더 적을 수 있어요.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(me.usrPwd)
  await press(page, '탈퇴하기')
  await title(page, '그동안 고마웠어요')
  const told = await page.getByText(/부터 다시 가입할 수 있어요/).textContent()
  const rejoin = /(\d+월 \d+일)부터/.exec(told ?? '')?.[1] ?? ''
  await page.getByRole('link', { name: '처음으로' }).click()
  await expect(signInForm(page).username).toBeVisible()
  await fillSignIn(page, { username: me.usrId, password: me.usrPwd })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(bottomNavigation(page)).toHaveCount(0)

  await byPhone(page, '이가을')
  await title(page, `${rejoin}부터 다시 가입할 수 있어요`)
  await other.reload()
  await expect(bottomNavigation(other)).toBeVisible()
})

test('back to the terms keeps what was given; a verification over half an hour old is asked again [ROU-23]', async ({
  page,
  context,
  now,
  backend,
}) => {
  await byPhone(page, 'Liam Brown')
  await title(page, /Liam Brown님,/)
  // A reload right after coming back goes on where it was.
  await reload(page)
  await title(page, /Liam Brown님,/)
  await press(page, '네, 계속할게요')
  await agree(page)
  await fill(page, {
    usrId: 'liambrown',
    usrPwd: '점심은 고등어구이로',
    nickName: '리암브라운',
    usrEmail: 'liam@mail.example',
  })
  await press(page, '다음')
  await title(page, /점심은 주로/)
  await page.goBack()
  await title(page, /로그인할 때 쓸/)
  await expect(page.getByLabel('닉네임')).toHaveValue('리암브라운')
  await page.goBack()
  await title(page, /약관 세 가지에/)
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관/ })).toBeChecked()

  const later = new Date(now.getTime() + 31 * 60_000)
  await backend.setClock(later)
  await shiftBrowserClock(context, later)
  await reload(page)
  await title(page, /어떻게 시작할까요/)
  await expect(page.getByText('확인한 지 오래됐어요. 다시 확인해 주세요.')).toBeVisible()
})

test('who may not join reads why in a sentence of their own [MBR-07]', async ({ page }) => {
  await byPhone(page, '김여름')
  await title(page, '만 14세부터 쓸 수 있어요')
  await byPhone(page, '최겨울')
  await title(page, /^\d+월 \d+일부터 다시 가입할 수 있어요$/)
})

test('an account that lay still for a year is opened again, with its records [MBR-16]', async ({ page }) => {
  await byPhone(page, '박다솜')
  await press(page, '네, 계속할게요')
  await title(page, '이미 쓰던 계정이 있어요')
  await page.reload()
  await title(page, '이미 쓰던 계정이 있어요')
  // Other tests may have made copies of her on this server: her own is the shortest name.
  await page.getByRole('radio', { name: /^da\*\*m/ }).check()
  await expect(page.getByText('1년 넘게 쉬었어요. 쓰던 기록이 그대로 있어요.')).toBeVisible()
  await press(page, '다시 시작하기')
  await agree(page)
  await fill(page, {
    usrId: 'dasomagain',
    usrPwd: '다시 먹는 점심 한 상',
    nickName: '다시온다솜',
    usrEmail: 'dasom@mail.example',
  })
  await press(page, '다음')
  await choosePlace(page)
  await expect(page.getByText('쓰던 기록이 그대로 있어요.')).toBeVisible()
  await open(page, '/healthlog/WeightRecord')
  await settled(page)
  // Between these she weighed a year ago (server/domain/index-record/seed.ts).
  await expect(
    page
      .getByRole('list', { name: '기록' })
      .getByRole('button', { name: /^(59|60)\.\d\skg/ })
      .first(),
  ).toBeVisible()
})
