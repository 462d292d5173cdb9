// @vitest-environment happy-dom
import { pageStep } from '@stammtisch/contracts/remote/page-step';
import type { Navigator } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { guardNavigator } from './guard-navigator.ts';
import { unsavedWork, useUnsavedQuestion } from './unsaved-work.ts';

const push = vi.fn<Navigator['push']>();
const replace = vi.fn<Navigator['replace']>();
const guarded = guardNavigator({ push, replace, go: vi.fn<Navigator['go']>(), createHref: String });

const answer = async (leave: boolean) => {
  useUnsavedQuestion.getState().question?.answer(leave);
  await vi.waitFor(() => expect(useUnsavedQuestion.getState().question).toBeUndefined());
};

beforeEach(() => {
  push.mockClear();
  replace.mockClear();
});

test('without unsaved work a link opens at once', () => {
  guarded.push('/timeline');
  expect(push).toHaveBeenCalledWith('/timeline');
});

test('a link waits for the answer, and a second press asks no second time', async () => {
  const release = unsavedWork.guard();
  guarded.push('/timeline');
  const first = useUnsavedQuestion.getState().question;
  guarded.push('/timeline');
  expect(useUnsavedQuestion.getState().question).toBe(first);
  await answer(false);
  expect(push).not.toHaveBeenCalled();
  release();
});

test('who wants to leave leaves, and is not asked again', async () => {
  unsavedWork.guard();
  guarded.push('/timeline');
  await answer(true);
  await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/timeline'));
  guarded.push('/reservations');
  expect(push).toHaveBeenCalledTimes(2);
});

test('a sheet may open beside what somebody writes, and be closed by back', () => {
  const release = unsavedWork.guard();
  guarded.push({ pathname: location.pathname, search: '?sheet=details' }, pageStep);
  expect(push).toHaveBeenCalledTimes(1);
  guarded.push('/timeline', pageStep);
  expect(push).toHaveBeenCalledTimes(1);
  useUnsavedQuestion.getState().question?.answer(false);
  release();
});

test('a form may keep its own state in the address without asking', () => {
  const release = unsavedWork.guard();
  guarded.replace({ pathname: location.pathname, search: '?party=4' });
  expect(replace).toHaveBeenCalledTimes(1);
  release();
});
