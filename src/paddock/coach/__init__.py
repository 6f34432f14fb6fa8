"""The coach: what an answer was worth, what the dice gave, and who played how well.

`trials` tries answers in worlds that a seat cannot tell from the true one; `errors` says what an answer has given away;
`luck` what nature has given; `analysis` does so for a whole record, and `telling` says it in sentences.
"""
