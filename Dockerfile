# A server in a small image: `docker build --tag baumeister .`
#
# The page is built and everything installed in the first stage; the second holds only what runs, as a user with
# no rights, and every kernel compiled for the kind of processor that it was built on.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
WORKDIR /source
RUN python -m venv /opt/baumeister
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN /opt/baumeister/bin/pip install --no-cache-dir --disable-pip-version-check '.[fast,postgres]'

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/baumeister --create-home baumeister
COPY --from=build /opt/baumeister /opt/baumeister
USER 10001
WORKDIR /var/lib/baumeister
ENV PATH=/opt/baumeister/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    NUMBA_CACHE_DIR=/var/lib/baumeister/kernels \
    BAUMEISTER_DATABASE=sqlite:////var/lib/baumeister/rooms/rooms.sqlite \
    BAUMEISTER_LOG_FORMAT=json
RUN mkdir --mode=0700 rooms && baumeister warmup
VOLUME /var/lib/baumeister/rooms
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=2)"]
ENTRYPOINT ["baumeister"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080"]
