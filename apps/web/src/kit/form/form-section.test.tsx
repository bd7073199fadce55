import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldRow, FormActions, FormSection } from './form-section.tsx';

describe('a section of a form', () => {
  afterEach(cleanup);

  it('is a region named by its heading, and says what it asks for', () => {
    render(
      <FormSection title="The holder" description="As in the register">
        <FieldRow>Fields</FieldRow>
        <FormActions>
          <button type="submit">Save</button>
        </FormActions>
      </FormSection>,
    );
    const section = screen.getByRole('region', { name: 'The holder' });
    expect(section.textContent).toBe('The holderAs in the registerFieldsSave');
  });
});
