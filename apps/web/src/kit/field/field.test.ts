import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { fieldId, FormScopeContext, useField } from './field.ts';

const inForm = ({ children }: { children: ReactNode }) =>
  createElement(
    FormScopeContext,
    { value: { prefix: 'form', errors: { 'holders.0.name': 'Enter a name' } } },
    children,
  );

describe('the ids of a field', () => {
  it('are made of the form and the name, without the characters that an id may not have', () => {
    expect(fieldId('form', 'holders.0.name')).toBe('form-holders-0-name');
  });

  it('tie a control to its hint and to the error of the form', () => {
    const options = { name: 'holders.0.name', hint: 'As registered' };
    const { result } = renderHook(() => useField(options), { wrapper: inForm });
    expect(result.current).toEqual({
      id: 'form-holders-0-name',
      labelId: 'form-holders-0-name-label',
      error: 'Enter a name',
      hintId: 'form-holders-0-name-hint',
      errorId: 'form-holders-0-name-error',
      describedBy: 'form-holders-0-name-hint form-holders-0-name-error',
    });
  });

  it('prefer the error that the field is given', () => {
    const options = { name: 'holders.0.name', error: 'Enter digits only' };
    const { result } = renderHook(() => useField(options), { wrapper: inForm });
    expect(result.current.error).toBe('Enter digits only');
  });

  it('are different for two fields of one name without a form', () => {
    const { result } = renderHook(() => [useField({ name: 'name' }).id, useField({ name: 'name' }).id]);
    expect(new Set(result.current).size).toBe(2);
  });
});
